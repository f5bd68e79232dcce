import { afterAll, describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { MachineModel } from './harness.ts';
import { table } from './table.ts';
import { type Report, walkModel } from './walk.ts';

const machines = import.meta.glob<Record<string, unknown>>('../../src/machines/**/*.machine.ts');
const models = import.meta.glob<{ default: MachineModel<AnyStateMachine> }>('./*.model.ts');

const nameOf = (path: string) => path.replace(/^.*\//, '').replace(/\.\w+\.ts$/, '');
const modelNames = Object.keys(models).map(nameOf);
const reports: Report[] = [];

describe('every machine', () => {
  test.each(Object.entries(machines).map(([path, load]) => [nameOf(path), load] as const))(
    '%s reaches all its states, takes all its transitions and is nowhere trapped',
    async (name, load) => {
      const loadModel = models[`./${name}.model.ts`];
      if (loadModel === undefined) throw new Error(`tests/models/${name}.model.ts is missing`);
      const { default: model } = await loadModel();
      expect(Object.values(await load())).toContain(model.machine);

      const report = walkModel(name, model);
      reports.push(report);

      const { missingStates, missingTransitions, traps, broken } = report;
      expect({ missingStates, missingTransitions, traps, broken }).toEqual({
        missingStates: [],
        missingTransitions: [],
        traps: [],
        broken: [],
      });
    },
    180_000,
  );

  test.each(modelNames)('the model %s belongs to a machine', (name) => {
    expect(Object.keys(machines).map(nameOf)).toContain(name);
  });

  afterAll(() => {
    console.log(table(reports));
  });
});
