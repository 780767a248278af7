import { useT } from '../i18n/texts';
import './figure.css';

const WORDS: Readonly<Record<string, string>> = {
  '1': 'Scope 1',
  '2': 'Scope 2',
  '3': 'Scope 3',
  no_scope: 'No scope',
};

/** Shows a scope with its colour and name; accepts both `scope_2` of a record and `2` of a filter. */
export function ScopeTag({ scope, children }: { scope: string; children?: string }) {
  const t = useT();
  const key = scope.replace('scope_', '');
  const name = scope === 'no_scope' ? 'no_scope' : key;
  return (
    <span className={`k-scope k-scope-${key}`}>
      <span className="k-scope-mark" aria-hidden="true" />
      {children ?? t(WORDS[name] ?? scope)}
    </span>
  );
}
