import { heldStyles } from './remote-styles';

const version = (name: string) => ({ base: `/_mf/${name}/1.0.0/` });

/** A style sheet of a version, as its code appends it; it applies unless it is still on its way. */
function sheetOf(name: string, isOnItsWay = false): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `${version(name).base}styles.css`;
  Object.defineProperty(link, 'sheet', { value: isOnItsWay ? null : {}, configurable: true });
  document.head.append(link);
  return link;
}

const arrives = (link: HTMLLinkElement): void => {
  Object.defineProperty(link, 'sheet', { value: {}, configurable: true });
  link.dispatchEvent(new Event('load'));
};
const turn = () => Promise.resolve();

it('takes styles out when the last mount of their version goes, and no others', async () => {
  const [own, other] = [sheetOf('mf-a'), sheetOf('mf-ab')];
  const [one, two] = [heldStyles(), heldStyles()];
  await one.hold(version('mf-a'));
  await two.hold(version('mf-a'));
  one.letGo();
  await turn();
  expect(own.isConnected).toBe(true);
  two.letGo();
  await turn();
  expect([own.isConnected, other.isConnected]).toEqual([false, true]);
});

it('leaves them where the next mount comes in the same moment', async () => {
  const own = sheetOf('mf-next');
  const one = heldStyles();
  await one.hold(version('mf-next'));
  one.letGo();
  const two = heldStyles();
  await two.hold(version('mf-next'));
  await turn();
  expect(own.isConnected).toBe(true);
  two.letGo();
  await turn();
  expect(own.isConnected).toBe(false);
});

it('waits for them when they come back, and says where they do not', async () => {
  const own = sheetOf('mf-back');
  const one = heldStyles();
  await one.hold(version('mf-back'));
  one.letGo();
  await turn();
  const two = heldStyles();
  const back = jest.fn();
  const [first, second] = [two.hold(version('mf-back')).then(back), heldStyles().hold(version('mf-back')).then(back)];
  await turn();
  expect([own.isConnected, back.mock.calls.length]).toEqual([true, 0]);
  own.dispatchEvent(new Event('error'));
  await expect(Promise.all([first, second])).rejects.toThrow('did not come back');
  expect(own.isConnected).toBe(false);

  const again = two.hold(version('mf-back'));
  arrives(own);
  await again;
  expect(own.isConnected).toBe(true);
});

it('keeps no listener of an earlier return', async () => {
  const own = sheetOf('mf-often');
  const listened = jest.spyOn(own, 'addEventListener');
  for (let time = 0; time < 3; time += 1) {
    const one = heldStyles();
    const back = one.hold(version('mf-often'));
    if (time > 0) arrives(own);
    await back;
    one.letGo();
    await turn();
  }

  const signals = listened.mock.calls.map(([, , options]) => (options as AddEventListenerOptions).signal);
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, true, true, true]);
});

it('takes out what arrives after everybody has gone', async () => {
  const one = heldStyles();
  const late = sheetOf('mf-late', true);
  await one.hold(version('mf-late'));
  one.letGo();
  await turn();
  expect(late.isConnected).toBe(true);
  arrives(late);
  expect(late.isConnected).toBe(false);
  await one.hold(version('mf-late'));
  expect(late.isConnected).toBe(false);
});
