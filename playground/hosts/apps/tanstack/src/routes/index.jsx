import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';

export const Route = createFileRoute('/')({ component: Home });

function Home() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <h1>The harbour</h1>
      <button onClick={() => setCount(count + 1)}>Counted {count} boats</button>
      <Link to="/boats/$name" params={{ name: 'heron' }}>
        Heron
      </Link>
      <a href="/docs">Docs</a>
    </main>
  );
}
