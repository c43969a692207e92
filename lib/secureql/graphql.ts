import { initGraphQLTada } from 'gql.tada';
import type { WidgetSettings } from '@/lib/shared/widgets/settings';
import type { introspection } from './schema.generated';

/**
 * Declares a GraphQL document against the committed schema. Its result and variables are types; a
 * field the schema has not is caught by `gql.tada check`, not by the compiler.
 */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: { ID: string; WidgetSettings: WidgetSettings };
  disableMasking: true;
}>();
