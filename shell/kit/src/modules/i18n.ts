/** Dictionaries: one i18next for the shell and every remote. */
export { createInstance } from 'i18next';
export type { i18n as Dictionary, TFunction } from 'i18next';
export { I18nextProvider, initReactI18next, Trans, useTranslation } from 'react-i18next';
