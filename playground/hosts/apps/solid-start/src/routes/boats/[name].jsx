import { useParams } from '@solidjs/router';

export default function Boat() {
  const params = useParams();
  return <h1>The boat {params.name}</h1>;
}
