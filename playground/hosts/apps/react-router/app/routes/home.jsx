import { useState } from 'react';
import { Link } from 'react-router';

export default function Home() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <h1>The harbour</h1>
      <button onClick={() => setCount(count + 1)}>Counted {count} boats</button>
      <Link to="/boats/heron">Heron</Link>
      <Link to="/docs" reloadDocument>
        Docs
      </Link>
    </main>
  );
}
