export function installOnDebian(packages: readonly string[], why: string): void;
