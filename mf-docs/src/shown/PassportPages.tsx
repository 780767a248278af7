import { sourceOfPassport } from '../viewer/source-of';
import { type Shown, ShownPages } from './ShownPages';

/** The pages of a certificate in a received passport; no values were read from it here. */
export function PassportPages({ id, file, ...shown }: Shown & { id: string; file: string }) {
  return <ShownPages source={sourceOfPassport(id, file)} boxes={[]} {...shown} />;
}
