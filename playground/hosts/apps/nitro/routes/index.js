import { defineHandler } from 'nitro/h3';

export default defineHandler(() => 'The harbour');
