/** Dictionaries: one i18next instance for the shell and every remote. */
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

i18next.use(initReactI18next);

export { i18next };
export { useTranslation } from 'react-i18next';
