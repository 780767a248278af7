import type { TEXTS } from '@lichen/contracts/text/texts';
import { Heading } from '../Heading';
import { t } from '../t';

/** Typed by the list of texts instead of loading it. */
const NOT_FOUND: (typeof TEXTS)['notFoundPage'] = "Oops... we can't find the page you are after";

export function UnknownPage() {
  return (
    <>
      <Heading text={t(NOT_FOUND)} />
      <div className="actions">
        <a className="button primary" href="/">
          {t('Home')}
        </a>
      </div>
    </>
  );
}
