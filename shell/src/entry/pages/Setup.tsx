import { REDIRECT_MS } from '@lichen/contracts/identity/account-rules';
import { isLanguage, type Language } from '@lichen/contracts/text/languages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { navigate } from '../address';
import { type Answer, askPortal, call } from '../call';
import { Failure } from '../fields/Notice';
import { type Choice, SelectField } from '../fields/SelectField';
import { SubmitButton } from '../fields/SubmitButton';
import { TextField } from '../fields/TextField';
import { type Company, type Grid, gridOf, gridsOf, NO_COMPANY, setupErrors } from '../setup-rules';
import { changeLanguage, t, useLanguage } from '../t';
import { type EntryForm, useEntryForm } from '../useEntryForm';
import { Heading } from '../Heading';

interface Lists {
  /** Id of the person who sets the company up. */
  person: string;
  /** The person's language for the portal and its mails. */
  lang: Language;
  countries: Choice[];
  grids: Grid[];
}

export function Setup() {
  const { lists, failure, load } = useSetupLists();
  useKeptLanguage(lists);
  return (
    <>
      <Heading text={t('Set up your company')} />
      <p className="lead">{t('These details start your company profile and its first location.')}</p>
      {lists && <CompanyForm {...lists} />}
      {!lists && !failure && <p className="lead">{t('Loading...')}</p>}
      {failure && (
        <>
          <Failure text={failure} />
          <button type="button" onClick={load}>
            {t('Try again')}
          </button>
        </>
      )}
      <p className="beside">
        <a className="button" href="/logout">
          {t('Logout')}
        </a>
      </p>
    </>
  );
}

function CompanyForm({ person, countries, grids }: Omit<Lists, 'lang'>) {
  const form = useEntryForm({
    start: NO_COMPANY,
    check: setupErrors,
    send: (company: Company) => call('/api/data/setup', company, person),
    done: () => setTimeout(() => navigate('/dashboard'), REDIRECT_MS.setup),
  });
  const offered = gridsOf(form.values.country, grids);
  const pickCountry = (country: string) => {
    form.set('country', country);
    form.set('electricity_grid', gridOf(country, grids));
  };
  return (
    <form ref={form.form} onSubmit={form.submit} noValidate>
      <TextField form={form} name="company_name" label={t('Company name')} autoComplete="organization" />
      <TextField form={form} name="main_company_number" label={t('Company number')} autoComplete="off" />
      <SelectField
        form={form}
        name="country"
        label={t('Country')}
        autoComplete="country-name"
        choices={inOrder(countries, countryName())}
        onPick={pickCountry}
      />
      {offered.length > 1 && (
        <SelectField
          form={form}
          name="electricity_grid"
          label={t('Electricity grid')}
          choices={inOrder(offered, ({ label }) => t(label))}
          onPick={(grid) => form.set('electricity_grid', grid)}
        />
      )}
      <AddressFields form={form} />
      <Failure text={form.failure} />
      <SubmitButton label={t('Finish set-up')} busy={form.busy} />
    </form>
  );
}

function AddressFields({ form }: { form: EntryForm<Company> }) {
  return (
    <>
      <TextField form={form} name="address_line1" label={t('Address line 1')} autoComplete="address-line1" />
      <TextField form={form} name="address_line2" label={t('Address line 2 (optional)')} autoComplete="address-line2" />
      <div className="pair">
        <TextField form={form} name="town_or_city" label={t('Town or city')} autoComplete="address-level2" />
        <TextField form={form} name="post_code" label={t('Post code')} autoComplete="postal-code" />
      </div>
    </>
  );
}

const inOrder = (choices: readonly Choice[], say: (choice: Choice) => string): Choice[] =>
  choices
    .map((choice) => ({ code: choice.code, label: say(choice) }))
    .sort((one, other) => one.label.localeCompare(other.label, document.documentElement.lang));

/** Browsers know country names in every language; in English the names of the list are used. */
function countryName(): (country: Choice) => string {
  const { lang } = document.documentElement;
  if (lang.startsWith('en')) return ({ label }) => label;
  const names = new Intl.DisplayNames(lang, { type: 'region' });
  return ({ code, label }) => (/^[A-Z]{2}$/.test(code) && names.of(code)) || label;
}

const reference = <T,>(name: string): Promise<Answer<{ list: T[] }>> =>
  call(`/api/data/reference?name=${name}&limit=2000`);

/** Loads the lists of the form; redirects visitors who are logged out or have completed the set-up. */
function useSetupLists() {
  const [lists, setLists] = useState<Lists | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const load = useCallback(async () => {
    setFailure(null);
    const portal = await askPortal();
    if (portal.ok && portal.body.user.setup_complete) return navigate('/dashboard');
    if (!portal.ok && portal.status === 401) return navigate('/', 'replace');
    const [countries, grids] = await Promise.all([
      reference<Choice>('countries'),
      reference<Grid>('electricity_grids'),
    ]);
    if (portal.ok && countries.ok && grids.ok) {
      const { _id: person, lang } = portal.body.user;
      const own = isLanguage(lang) ? lang : 'en-GB';
      // When the set-up continues in another browser, it uses the language chosen at registration.
      await changeLanguage(own);
      setLists({ person, lang: own, countries: countries.body.list, grids: grids.body.list });
    } else setFailure(portal.ok ? t('Error loading data') : portal.err);
  }, []);

  useEffect(() => {
    load();
  }, [load]);

  return { lists, failure, load };
}

/** Saves a language chosen on this page as the person's, so that the portal opens in it. */
function useKeptLanguage(lists: Lists | null): void {
  const language = useLanguage();
  const kept = useRef<Language | null>(null);
  useEffect(() => {
    if (!lists) return;
    kept.current ??= lists.lang;
    if (language === kept.current) return;
    kept.current = language;
    void call('/api/data/profile/set_lang', { lang: language }, lists.person);
  }, [language, lists]);
}
