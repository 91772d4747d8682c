import { describeHost } from './describe-host.ts';

describeHost('a server on Nitro');
