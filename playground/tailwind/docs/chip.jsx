import { useState } from 'react';

const LOOK = 'rounded-full px-3 uppercase';

export function Chip() {
  const [isOn, setOn] = useState(false);
  return (
    <button id="chip" className={`${LOOK} ${isOn ? 'underline' : 'no-underline'}`} onClick={() => setOn(!isOn)}>
      Pear
    </button>
  );
}
