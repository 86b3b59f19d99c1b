import { isChunkError } from '@tolk/platform';

interface Rules {
  validate: (values: unknown, options?: object) => Promise<unknown>;
}

/**
 * A form's Yup rules, downloaded when the form first checks something instead of with its page. Where
 * they can't be fetched the server, which checks the same bounds, has the word.
 */
export function rulesOnDemand(load: () => Promise<Rules>): Rules {
  return {
    async validate(values, options) {
      try {
        return await (await load()).validate(values, options);
      } catch (error) {
        if (isChunkError(error)) return values;
        throw error;
      }
    },
  };
}
