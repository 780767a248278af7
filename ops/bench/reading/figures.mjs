const TAGS = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR', es: 'es-ES', no: 'nb-NO' };
const CURRENCY = { en: 'GBP', de: 'EUR', fr: 'EUR', es: 'EUR', no: 'NOK' };
const SIGN = { GBP: '£', EUR: '€', NOK: 'kr' };

/** Formats for days, figures and money, chosen once for each document. */
export function figuresOf(language, random) {
  const tag = TAGS[language];
  const currency = CURRENCY[language];
  const style = random.pick(['sign', 'code', 'bare']);
  const grouped = (value, decimals) =>
    new Intl.NumberFormat(tag, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      useGrouping: 'always',
    })
      .format(value)
      .replace(/\u202f|\u00a0/g, ' ')
      .replace('−', '-');
  const dayStyle = random.pick(
    {
      en: ['slash', 'named', 'short'],
      de: ['dot', 'named'],
      fr: ['slash', 'named'],
      es: ['slash', 'named'],
      no: ['dot', 'named'],
    }[language],
  );
  const numeric = (day, mark) => day.split('-').reverse().join(mark);
  const named = (day, month) =>
    new Intl.DateTimeFormat(tag, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    );
  return {
    currency,
    /** Null when the document shows no currency. */
    printed: style === 'bare' ? null : currency,
    whole: (value) => grouped(value, 0),
    decimal: (value, decimals) => grouped(value, decimals),
    money: (cents) => {
      const text = grouped(cents / 100, 2);
      if (style === 'bare') return text;
      if (style === 'code') return language === 'en' ? `${currency} ${text}` : `${text} ${currency}`;
      return language === 'en' ? `£${text}` : language === 'no' ? `kr ${text}` : `${text} ${SIGN[currency]}`;
    },
    day: (day) => {
      if (dayStyle === 'dot') return numeric(day, '.');
      if (dayStyle === 'slash') return numeric(day, '/');
      return named(day, dayStyle === 'short' ? 'short' : 'long');
    },
    dots: (day) => numeric(day, language === 'en' || language === 'fr' || language === 'es' ? '/' : '.'),
  };
}
