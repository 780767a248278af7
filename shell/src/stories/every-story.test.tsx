import { pretendBrowser } from '../../kit/src/testing/browser';
import { serve } from '../../kit/src/testing/server';
import { show } from '../../kit/src/testing/show';
import { chooserStories } from './chooser-stories';
import { fieldStories } from './field-stories';
import { pageStories } from './page-stories';
import { jobStories } from './job-stories';
import { stateStories } from './state-stories';

/** Charts need a canvas and are drawn in Chromium alone, by `charts.spec`. */
const STATES = [...chooserStories, ...fieldStories, ...stateStories, ...jobStories, ...pageStories]
  .filter(({ of }) => of !== 'Chart')
  .flatMap(({ of, states }) => states.map(({ name, Shown }) => ({ what: `${of}, ${name}`, Shown })));

let complaints: jest.SpyInstance;

beforeEach(() => {
  pretendBrowser();
  serve({});
  complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => complaints.mockRestore());

it.each(STATES)('draws $what', async ({ Shown }) => {
  await show(<Shown />);

  expect(complaints.mock.calls).toEqual([]);
});
