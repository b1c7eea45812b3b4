// A Vitest reporter for `npm test`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** From the start of the file's worker to the end of its last test. */
const secondsOf = ({ environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration }) =>
  (environmentSetupDuration + prepareDuration + setupDuration + collectDuration + duration) / 1000;

const readTest = (test) => {
  const { state, errors = [] } = test.result();
  return { name: test.fullName, state, errors: errors.map(({ message }) => message) };
};

const readModule = (module) => ({
  file: module.relativeModuleId,
  project: module.project.name,
  seconds: secondsOf(module.diagnostic()),
  errors: module.errors().map(({ message }) => message),
  tests: [...module.children.allTests()].map(readTest),
});

export default class Reporter {
  onTestRunEnd(modules, errors) {
    const report = process.env.MALLFLOW_REPORT;
    mkdirSync(dirname(report), { recursive: true });
    const text = JSON.stringify({
      files: modules.map(readModule),
      errors: errors.map(({ message }) => message),
    });
    writeFileSync(report, text);
  }
}
