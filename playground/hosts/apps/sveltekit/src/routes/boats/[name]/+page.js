import { error } from '@sveltejs/kit';

export function load({ params }) {
  if (params.name !== 'heron') error(404, 'No such boat');
  return { name: params.name };
}
