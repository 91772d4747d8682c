import { createSignal } from 'solid-js';

export default function Home() {
  const [count, setCount] = createSignal(0);
  return (
    <main>
      <h1>The harbour</h1>
      <button onClick={() => setCount(count() + 1)}>Counted {count()} boats</button>
      <a href="/boats/heron">Heron</a>
      <a href="/docs" rel="external">
        Docs
      </a>
    </main>
  );
}
