import { useState } from 'react';

export function Dial() {
  const [turns, setTurns] = useState(0);
  return <button onClick={() => setTurns(turns + 1)}>Turned {turns} times</button>;
}
