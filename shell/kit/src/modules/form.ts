/** Formily, for the kit's own form; pages use `SchemaForm` instead. Loaded with the first form. */
export {
  createForm,
  isField,
  onFieldInit,
  onFieldInputValueChange,
  onFieldReact,
  onFormValuesChange,
} from '@formily/core';
export type { Field as FormilyField, Form as FormilyForm } from '@formily/core';
export { observable, toJS, untracked } from '@formily/reactive';
export { Field, FormProvider, observer, useField, useForm } from '@formily/react';
