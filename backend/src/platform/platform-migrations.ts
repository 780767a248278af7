import { migrationsIn } from './store/migrations-in';

/** Migrations of the platform's own tables. */
export const platformMigrations = migrationsIn(__dirname);
