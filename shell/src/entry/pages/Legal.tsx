import { useEffect, useState } from 'react';
import { call } from '../call';
import { Failure } from '../fields/Notice';
import { Heading } from '../Heading';
import { LEGAL } from '../legal/addresses';
import { t, useLanguage } from '../t';

interface LegalText {
  lead: string;
  sections: { title: string; text: string }[];
}

function Legal({ title, address }: { title: string; address: string }) {
  const language = useLanguage();
  const [texts, setTexts] = useState<Record<string, LegalText>>({});
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    call<Record<string, LegalText>>(address).then((answer) =>
      answer.ok ? setTexts(answer.body) : setFailure(answer.err),
    );
  }, [address]);
  const text = texts[language] ?? texts['en-GB'];
  return (
    <article>
      <Heading text={title} />
      <Failure text={failure} />
      <p className="lead">{text?.lead}</p>
      {text?.sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          <p>{section.text}</p>
        </section>
      ))}
    </article>
  );
}

export const Terms = () => <Legal title={t('Terms')} address={LEGAL.terms} />;

export const Privacy = () => <Legal title={t('Privacy')} address={LEGAL.privacy} />;
