export * from '@investing-platform/schema/operations';
