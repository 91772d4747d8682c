import { Router } from '@solidjs/router';
import { FileRoutes } from '@solidjs/start/router';
import { Suspense } from 'solid-js';

export default function App() {
  return (
    <Router root={Root}>
      <FileRoutes />
    </Router>
  );
}

function Root(props) {
  return <Suspense>{props.children}</Suspense>;
}
