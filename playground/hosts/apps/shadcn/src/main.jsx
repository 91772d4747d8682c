import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '@/components/ui/button';
import './index.css';

function Home() {
  const [count, setCount] = useState(0);
  return (
    <main className="p-8">
      <h1 className="text-2xl font-semibold">The harbour</h1>
      <Button onClick={() => setCount(count + 1)}>Counted {count} boats</Button>
      <a href={`${import.meta.env.BASE_URL}docs`}>Docs</a>
    </main>
  );
}

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <Home />
  </StrictMode>,
);
