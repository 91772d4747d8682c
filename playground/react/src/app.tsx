import { useState, type ReactElement } from 'react';
import { Link, Route, Switch } from 'wouter';

import './app.css';

export function App(): ReactElement {
  return (
    <>
      <nav className="bar">
        <Link href="/">Home</Link> <Link href="/about">About</Link> <a href="/docs">Docs</a>
      </nav>
      <Switch>
        <Route path="/" component={Home} />
        <Route path="/about">
          <h1>About the kettle</h1>
        </Route>
        <Route>
          <h1>No such shelf</h1>
        </Route>
      </Switch>
    </>
  );
}

function Home(): ReactElement {
  const [count, setCount] = useState(0);
  return (
    <>
      <h1>Kettle</h1>
      <button className="counter" onClick={() => setCount(count + 1)}>
        Boiled {count} times
      </button>
    </>
  );
}
