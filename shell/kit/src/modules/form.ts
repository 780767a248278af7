/** Formily, for the kit's own schema form; pages use `SchemaForm` and never this. Loaded with the first form. */
export { createForm, isField, onFieldValueChange, onFormValuesChange } from '@formily/core';
export type { Form as FormilyForm, IFormProps } from '@formily/core';
export {
  connect,
  createSchemaField,
  Field,
  FormConsumer,
  FormProvider,
  mapProps,
  mapReadPretty,
  ObjectField,
  observer,
  useField,
  useFieldSchema,
  useForm,
} from '@formily/react';
export type { ISchema } from '@formily/react';
export { FormItem, FormLayout } from '@formily/antd-v5';
