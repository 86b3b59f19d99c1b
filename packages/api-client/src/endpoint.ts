import type { EndpointBuilder } from '@reduxjs/toolkit/query/react';
import type { AnyCall, RequestOf, ResponseOf } from '@tolk/contract';
import type { CacheTag } from '@tolk/contract/tags';
import type { CallBaseQuery } from './tolk-api.ts';

type Builder = EndpointBuilder<CallBaseQuery, CacheTag, 'tolk'>;

/**
 * Endpoints take path, request and response types from the contract's definition and no code of it:
 * the schemas stay out of the browser. `read<typeof call>(build, path, tags)`.
 */
export function read<Call extends AnyCall>(
  build: Builder,
  path: Call['path'],
  tags: readonly CacheTag[],
) {
  return build.query<ResponseOf<Call>, RequestOf<Call>>({
    query: (request) => ({ path, request, changes: false }),
    providesTags: tags,
  });
}

/**
 * What stands beside the screen that the person works in, such as a count in the header: nothing is said
 * when it fails.
 */
export function readBeside<Call extends AnyCall>(
  build: Builder,
  path: Call['path'],
  tags: readonly CacheTag[],
) {
  return build.query<ResponseOf<Call>, RequestOf<Call>>({
    query: (request) => ({ path, request, changes: false, quiet: true }),
    providesTags: tags,
  });
}

/** A call that changes something; `tags` name what is stale once it has succeeded. */
export function change<Call extends AnyCall>(
  build: Builder,
  path: Call['path'],
  tags: readonly CacheTag[],
) {
  return build.mutation<ResponseOf<Call>, RequestOf<Call>>({
    query: (request) => ({ path, request, changes: true }),
    // After a refusal the screen's state is old as well: a conflict means that somebody was faster.
    invalidatesTags: tags,
  });
}

export type Dispatch = Parameters<
  NonNullable<ReturnType<typeof change>['onQueryStarted']>
>[1]['dispatch'];

/**
 * A change whose answer is what its screen shows, as it is now. `show` puts it there, so that the next
 * act names its version without a wait for what is stale.
 */
export function act<Call extends AnyCall>(
  build: Builder,
  path: Call['path'],
  tags: readonly CacheTag[],
  show: (answer: ResponseOf<Call>, dispatch: Dispatch) => void,
): ReturnType<typeof change<Call>> {
  return {
    ...change<Call>(build, path, tags),
    async onQueryStarted(_request, { dispatch, queryFulfilled }) {
      const answer = await queryFulfilled.catch(() => null);
      if (answer !== null) show(answer.data, dispatch);
    },
  };
}
