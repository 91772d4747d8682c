import { describeInstallation } from './describe-installation.ts';

describeInstallation('strict pnpm');
