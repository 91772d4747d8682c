#!/usr/bin/env node
import "../src/index.ts";
