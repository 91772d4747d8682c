export function loader({ params }) {
  if (params.name !== 'heron') throw new Response('No such boat', { status: 404 });
  return { name: params.name };
}

export default function Boat({ loaderData }) {
  return <h1>The boat {loaderData.name}</h1>;
}
