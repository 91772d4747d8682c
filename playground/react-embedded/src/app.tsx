import { lazy, Suspense, type ReactElement } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router';

const DocsPage = lazy(async () => ({ default: (await import('./docs-page.tsx')).DocsPage }));

export function App(): ReactElement {
  return (
    <BrowserRouter>
      <nav className="bar">
        <Link to="/">Home</Link> <Link to="/about">About</Link> <Link to="/docs">Docs</Link>
      </nav>
      <Suspense fallback="Loading">
        <Routes>
          <Route path="/" element={<h1>Teapot</h1>} />
          <Route path="/about" element={<h1>About the teapot</h1>} />
          <Route path="/docs/*" element={<DocsPage />} />
        </Routes>
      </Suspense>
    </BrowserRouter>
  );
}
