// Prints `N passed, N failed` of a Vitest JSON report: node scripts/count-tests.js <report.json> <exit code of the run> [exit code of other checks]
// Plain JavaScript without dependencies: it runs on the machine's own Node, also when the installation has failed.
import { existsSync, readFileSync } from 'node:fs';

const [report = '', status = '1', checks = '0'] = process.argv.slice(2);
const files = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [];
const tests = files.flatMap((file) => file.assertionResults);
const passed = tests.filter((test) => test.status === 'passed').length;
const failedTests = tests.filter((test) => test.status === 'failed').length;

// A file that does not load, or whose hooks fail, fails without a failed test in it.
const brokenFiles = files.filter(
  (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
).length;
let failed = failedTests + brokenFiles;

if (passed + failed === 0) {
  console.log('No test ran.');
  failed = 1;
}
if (failed === 0 && status !== '0') {
  console.log(`The test command ended with code ${status}, though no test failed.`);
  failed = 1;
}

if (checks !== '0') {
  console.log(`Format, lint or types: ended with code ${checks}. What they said stands above the tests.`);
  failed += 1;
}

process.exitCode = failed === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);
