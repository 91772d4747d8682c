import { describeHost } from './describe-host.ts';

describeHost('SolidStart 2');
