import { createFileRoute, notFound } from '@tanstack/react-router';

export const Route = createFileRoute('/boats/$name')({
  loader: ({ params }) => {
    if (params.name !== 'heron') throw notFound();
    return { name: params.name };
  },
  component: Boat,
});

function Boat() {
  return <h1>The boat {Route.useLoaderData().name}</h1>;
}
