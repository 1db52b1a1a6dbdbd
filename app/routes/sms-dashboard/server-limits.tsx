export interface Limits {
  sent: number;
  most: number;
  countries: string[];
}

/** What only the operator of the server can change: an admin's account in wrong hands must not lift it. */
export function ServerLimits({ limits: { sent, most, countries } }: { limits: Limits }) {
  return (
    <>
      <h3>Limits of this server</h3>
      <dl className="account">
        <dt>Last hour</dt>
        <dd>{`${sent} of ${most} texts`}</dd>
        <dt>Countries</dt>
        <dd>{countries.join(', ')}</dd>
      </dl>
      <p className="soft">
        Premium and satellite numbers never get texts, and a number that nobody has confirmed gets one welcome
        in 30 days. The cap of an hour and the countries are set on the server, as SMS_HOURLY_CAP and
        SMS_COUNTRIES.
      </p>
    </>
  );
}
