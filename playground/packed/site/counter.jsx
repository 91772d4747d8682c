import { useState } from 'react';

export function Counter() {
  const [sold, setSold] = useState(0);
  return <button onClick={() => setSold(sold + 1)}>Sold {sold} papers</button>;
}
