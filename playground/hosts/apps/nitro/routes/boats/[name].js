import { defineHandler } from 'nitro/h3';

export default defineHandler(({ context }) => ({ name: context.params.name, lines: 2 }));
