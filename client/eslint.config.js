import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules/', 'src/generated/'] },
  js.configs.recommended,
  ...ts.configs.strictTypeChecked,
  ...ts.configs.stylisticTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      // Numbers stand in texts everywhere here; only what prints as [object Object] is a mistake.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // A handler may be a one-line call of something that returns nothing.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Links are written as paths; where the client is served as plain files they are turned (routes.svelte.ts).
      'svelte/no-navigation-without-resolve': 'off',
      // What a snippet or a handler is given but does not need begins with an underscore.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-console': 'error',
      'max-lines': ['error', 300],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // A prop without a default is declared with let like the others.
      'prefer-const': 'off',
    },
  },
  {
    // Notation reaches a board only as the text of an action: it is not read there, so never parsed.
    files: ['src/boards/{finstere,menhirs,spokenchaos}/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ":matches(MemberExpression[property.name='text'], ObjectPattern > Property[key.name='text'])",
          message:
            'Read what an action means from its number (boards/actions.ts), not from its text.',
        },
      ],
    },
  },
  { files: ['**/*.js'], ...ts.configs.disableTypeChecked },
);
