import { useState } from 'react';

export function WeightForm() {
  const [weight, setWeight] = useState('');
  return (
    <p>
      <label>
        Weight in grams <input value={weight} onChange={(event) => setWeight(event.target.value)} />
      </label>{' '}
      <output>{weight === '' ? 'No weight yet' : `Charged as ${Math.ceil(Number(weight) / 500)} units`}</output>
    </p>
  );
}
