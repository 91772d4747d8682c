import { describeHost } from './describe-host.ts';

describeHost('Nuxt');
