import type { ServiceText } from "../../types.ts";

export const ui: ServiceText = {
  meta: {
    title: "Diseño UI: un solo juego de piezas para todo",
    description:
      "Para productos que andan pero parecen hechos de retazos: un juego de piezas, cada pantalla y cada estado armados con él, listo para que tu equipo lo use.",
  },
  title: "UI",
  subtitle: "Interfaz de usuario: cada pieza, una vez",
  description:
    "Tu producto anda, pero cada pantalla parece de otra mano. Dibujamos un solo juego de piezas, armamos con él todas las pantallas y sus estados, y tu equipo programa con ese mismo juego.",
  summary: "Pantallas de la misma familia, hasta cuando algo falla.",
  featuresLine: "En cada pantalla, las mismas piezas.",
  features: [
    {
      title: "Lo que ya tenés",
      description:
        "Ponemos tus pantallas en fila y marcamos lo que cambia sin motivo; si la gente se pierde, eso es UX, el recorrido.",
    },
    {
      title: "Un estilo que elegís",
      description:
        "Vos traés tu marca y a quien decide; nosotros dibujamos varios estilos sobre tus pantallas y te quedás con uno.",
    },
    {
      title: "Piezas con nombre",
      description:
        "Un botón, un campo o una tabla se dibuja una vez y se llama igual en el diseño y en el código.",
    },
    {
      title: "Los estados incómodos",
      description:
        "Cargando, vacía, llena, con error, sin permiso: también las dibujamos, y nadie las inventa a último momento.",
    },
    {
      title: "Primero, el celular chico",
      description:
        "Ahí revisamos el contraste, el tamaño de la letra y el lugar para el pulgar, con tus nombres y precios más largos.",
    },
    {
      title: "Código frente a dibujo",
      description:
        "Comparamos lo programado con lo dibujado; lo que no entró en el plan, tu equipo lo arma con las mismas piezas.",
    },
  ],
  benefitsLine: "Un solo producto, y se nota.",
  benefits: [
    "Mostrás el producto sin pedir disculpas",
    "Una pantalla nueva lleva menos reuniones",
    "Nadie pregunta qué azul era",
    "Un error ya no te espanta clientes",
    "Cambiás un color en un solo lugar",
  ],
  processLine: "Pieza por pieza.",
  process: ["Juntar tus pantallas", "Definir las piezas", "Dibujar cada estado", "Cotejar lo hecho"],
  closing: ["Queremos ver", "la pantalla", "que escondés."],
};
