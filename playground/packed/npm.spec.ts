import { describeInstallation } from './describe-installation.ts';

describeInstallation('npm');
