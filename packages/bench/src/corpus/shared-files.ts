/** A snippet with props, used by two pages. */
export const PLAN_LIMITS: string = `{props.plan} unloads **two hundred** crates an hour. Mark of the snippet: 000.

<Tip>
  Ask for more before the ship has left its last port.
</Tip>
`;

/** A component with state. */
export const COMPONENT: string = `import { useState } from 'react';

export function FareMeter() {
  const [crates, setCrates] = useState(40);
  return (
    <p className="fare-meter">
      <label>
        Crates <input type="number" value={crates} onChange={(event) => setCrates(event.target.valueAsNumber)} />
      </label>{' '}
      <output>{crates * 3} coins</output> <span className="fare-mark">Mark of the component: 000.</span>
    </p>
  );
}
`;

/** A style sheet beside the config. */
export const STYLE_SHEET: string = `.fare-meter {
  padding-left: 100px;
}
`;
