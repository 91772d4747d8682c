import { describeHost } from './describe-host.ts';

describeHost('Astro, static');
describeHost('Astro with Node');
