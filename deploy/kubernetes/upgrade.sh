#!/bin/sh
# Releases an image in order: migrations, its pods once these are done, then its remotes.
#
#   deploy/kubernetes/upgrade.sh registry.example/tolk:2026.11.25 path/to/overlay
set -eu
image=${1:-}
overlay=${2:-}
[ -n "$image" ] && [ -f "$overlay/kustomization.yaml" ] || {
  echo 'upgrade: say the image and the folder of your overlay: upgrade.sh <image> <overlay>' >&2
  exit 1
}
here=$(dirname "$0")
manifests=$(kubectl kustomize "$overlay")
echo "$manifests" | grep -qF "image: $image" || {
  echo "upgrade: the overlay names another image than $image" >&2
  exit 1
}

# With the component bucket/ there is no volume, and the job needs none.
volume=
echo "$manifests" | grep -qF 'claimName: tolk-data' ||
  volume='s#persistentVolumeClaim: { claimName: tolk-data }#emptyDir: {}#'

# Makes the job of a file and waits for its end, whichever it is.
run() {
  job=$(sed -e "s#image: tolk\$#image: $image#" -e "$volume" "$here/$1" | kubectl create -o name -f -)
  echo "upgrade: $job"
  until [ -n "$(kubectl -n tolk get "$job" -o 'jsonpath={.status.conditions[?(@.status=="True")].type}')" ]; do sleep 2; done
  kubectl -n tolk wait --for=condition=complete --timeout=60s "$job" || {
    kubectl -n tolk logs "$job" --all-containers --tail=50 >&2
    echo "upgrade: $job failed; $2" >&2
    exit 1
  }
}

run migrate.yaml 'the pods are as they were'
kubectl apply -k "$overlay"
kubectl -n tolk rollout status deployment/tolk --timeout=10m
run release.yaml 'the pods are new, the remotes as they were'
