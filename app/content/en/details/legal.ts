import type { Content } from "../../schema.ts";

export const legal: Content["details"]["legal"] = {
  compliance: {
    meta: {
      title: "Privacy, terms and consent for your product",
      description:
        "We map what your product does with data, draft the texts with your own lawyer and build the screens. Which rules apply is for your lawyer to say.",
    },
    title: "Compliance",
    description: "What your product does with data, put in writing.",
    details:
      "A map shows each piece of data that your product takes, in Argentina or abroad, and where it goes. From it we draft the policy and the terms with your lawyer, and build the screens. The map, the approved texts and those screens are yours. We’re not a law firm and give no advice. Your lawyer says which rules apply and whether you meet them. If you have none yet, find one first, since we can’t stand in.",
    featuresLine: "The texts and screens that your users accept.",
    features: [
      "A map of the data you ask for",
      "A reason for each field",
      "Privacy in plain words",
      "Terms that people can read",
      "Acceptance stored with its date",
      "Tracking cookies only after a yes",
      "A withdrawal and a cancellation button",
      "An answer to data requests",
      "A list of outside services",
      "A plan for a data leak",
    ],
    processLine: "First the facts, then your lawyer.",
    process: [
      {
        title: "Follow the data",
        description: "We use your product the way its users do, and draw you a map of the data it takes.",
      },
      {
        title: "Take the facts to your lawyer",
        description:
          "You see pages ready for your lawyer, with doubts marked on Argentina’s data law, its agency (AAIP), cookies, minors and data abroad.",
      },
      {
        title: "Draft together",
        description:
          "We propose wording that people understand. Your lawyer corrects and approves it, and you hold the final texts.",
      },
      {
        title: "Build it in",
        description:
          "You see the notices and records work, with buttons to undo a purchase (botón de arrepentimiento) and end a service (botón de baja).",
      },
      {
        title: "List what reopens it",
        description:
          "You keep a list of changes that call for your lawyer again, like a new field, country or supplier.",
      },
    ],
    closing: "Does your lawyer know what your product does with data?",
  },
  ip: {
    meta: {
      title: "Who owns your code, your design and your brand",
      description:
        "An inventory of who made each part of your product and which paper proves it, with the gaps in order for your lawyer. We give no opinion on rights.",
    },
    title: "Intellectual property",
    description: "What’s yours, with the paper that shows it.",
    details:
      "A friend wrote the code, the logo was bought online and the domain sits in a former partner’s account. Before an investor or a buyer asks, you get a folder with each piece, its author and its proof, or the gap. Your lawyer drafts assignments, the papers that pass rights to you, and gives opinions. You or your agent file the trademark at INPI, the office that registers it. What we made is assigned to you in writing.",
    featuresLine: "Who made each part, and what proves it.",
    features: [
      "An inventory of code and design",
      "An author for each piece",
      "Assignments signed by freelancers",
      "Our part, assigned in writing",
      "Open-source licenses, listed",
      "Fonts and photos with a license",
      "A first search of your name at INPI",
      "A logo file ready to submit",
      "Domains in your own hands",
      "An NDA before you show it",
    ],
    processLine: "From scattered papers to one folder.",
    process: [
      {
        title: "Gather what you have",
        description:
          "We go through repositories, files, mail and stores. The inventory you get says who holds each key.",
      },
      {
        title: "Find the authors",
        description: "Beside each piece you read who made it and which paper proves it, or you see a gap.",
      },
      {
        title: "Put the gaps in order",
        description:
          "You and your lawyer see first the gap that would do most damage. Whether a name is free is a question for an agent.",
      },
      {
        title: "Gather the signatures",
        description:
          "Your lawyer drafts, we find the people and attach what each one made, and you see which signatures came in.",
      },
      {
        title: "Close the folder",
        description: "You hold one folder that an investor can read without calling anyone.",
      },
    ],
    closing: "Start with the part you have no paper for.",
  },
  business: {
    meta: {
      title: "Company paperwork your product needs to launch",
      description:
        "Which papers your product will be asked for and when, put in order for your lawyer and your accountant. You decide with them, and they file.",
    },
    title: "Company setup",
    description: "Company papers put in order before launch.",
    details:
      "“Who’s going to issue the invoice?” It comes up when you charge, publish an app or sell to a company. We list the papers that each of those needs and put them in order. You leave with a calendar, a folder and accounts in the company’s name. The company type is your choice with your lawyer and accountant, and they file it. We give no advice on law or taxes. For rights to code and brand, see Intellectual property.",
    featuresLine: "The papers your product will be asked for.",
    features: [
      "How the money moves",
      "Notes for a founders’ agreement",
      "Questions on company type (SAS or SRL)",
      "Tax number (CUIT) at ARCA, former AFIP",
      "Company number (D-U-N-S) for the stores",
      "What the gateway asks to pay you",
      "Who signs each contract",
      "Promises you can keep",
      "Accounts in the company’s name",
      "Due dates on a calendar",
    ],
    processLine: "The slowest paperwork goes first.",
    process: [
      {
        title: "Explain the business",
        description:
          "You tell us who pays, from where and for what, and we turn it into a page that others can use.",
      },
      {
        title: "Mark what blocks what",
        description:
          "A store may wait for a company number, and a gateway for a bank account. You see which blocks which.",
      },
      {
        title: "Sit down together",
        description:
          "You decide with your lawyer and accountant at one table. We take notes and give you the decisions in writing.",
      },
      {
        title: "Put the papers in order",
        description:
          "The papers go beside the product calendar, public offices first, and you see what’s due when.",
      },
      {
        title: "Change the holder",
        description:
          "If your advisers agree, domain, servers, payments and stores pass to the company. A list shows who holds each account.",
      },
    ],
    closing: "Who sends the invoice today?",
  },
};
