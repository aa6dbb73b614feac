import styles from "./SamplePrice.module.css";
import type { SampleData } from "./sample-data.ts";

type SamplePriceProps = Pick<NonNullable<SampleData["price"]>, "net" | "rows" | "payments">;

export function SamplePrice({ net, rows, payments }: SamplePriceProps) {
  return (
    <>
      {(net || rows.length > 0) && (
        <div className={styles.price}>
          {net && (
            <p className={styles.net} data-long={net.length > 10 || undefined}>
              {net}
            </p>
          )}
          {rows.length > 0 && (
            <table className={styles.rows}>
              <tbody>
                {rows.map(({ id, name, value, isTotal }) => (
                  <tr key={id} data-total-row={isTotal}>
                    <th scope="row">{name}</th>
                    <td>{value}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </div>
      )}
      {payments.length > 0 && (
        <ol className={styles.payments}>
          {payments.map(({ id, when, amount, what }) => (
            <li key={id}>
              <span className="type-caption">{when}</span>
              {amount && <b className="type-item">{amount}</b>}
              <span>{what}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
