import { useState } from 'react';

const PLANS = [
  { name: 'Starter', price: 0, included: 1 },
  { name: 'Team', price: 49, included: 25, extra: 1.2 },
  { name: 'Scale', price: 490, included: 400, extra: 0.6 },
];

/** Asks for a month's requests, in millions, and shows what each plan of Waypoint would cost. */
export function QuotaCalculator({ initial = '40' }) {
  const [typed, setTyped] = useState(initial);
  const millions = Number(typed);
  const isUsable = typed.trim() !== '' && Number.isFinite(millions) && millions >= 0;
  const costs = PLANS.map((plan) => ({ name: plan.name, cost: isUsable ? monthlyCost(plan, millions) : undefined }));
  const cheapest = Math.min(...costs.map(({ cost }) => cost ?? Infinity));

  return (
    <div style={{ border: '1px solid rgb(128 128 128 / 0.35)', borderRadius: 12, padding: '1rem 1.25rem', margin: '1.5rem 0' }}>
      <label style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.75rem' }}>
        <span>Routed requests a month, in millions</span>
        <input
          type="text"
          inputMode="decimal"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          style={{
            width: '7rem',
            padding: '0.4rem 0.6rem',
            border: '1px solid rgb(128 128 128 / 0.7)',
            borderRadius: 8,
            background: 'transparent',
            color: 'inherit',
            font: 'inherit',
          }}
        />
      </label>
      <ul aria-live="polite" style={{ listStyle: 'none', margin: '1rem 0 0', padding: 0, display: 'grid', gap: '0.35rem' }}>
        {costs.map(({ name, cost }) => (
          <li key={name} style={{ display: 'flex', justifyContent: 'space-between', fontWeight: cost === cheapest ? 700 : 400 }}>
            <span>
              {name}
              {cost === cheapest ? ' (lowest price)' : ''}
            </span>
            <span style={{ fontVariantNumeric: 'tabular-nums' }}>{cost === undefined ? 'not available' : `$${cost.toFixed(2)}`}</span>
          </li>
        ))}
      </ul>
      {isUsable ? null : <p style={{ margin: '0.75rem 0 0' }}>Type a number, such as 40 or 2.5.</p>}
    </div>
  );
}

/** The price of a month in dollars; undefined where the plan does not sell that many requests. */
function monthlyCost({ price, included, extra }, millions) {
  if (millions <= included) return price;
  if (extra === undefined) return undefined;
  return price + (millions - included) * extra;
}
